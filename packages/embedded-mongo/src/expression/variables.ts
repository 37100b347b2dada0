/** Called for every bound variable, which happens in every iteration of a loop in an expression. */
export interface Clock {
  /** @throws MongoError when the time of the operation is over */
  tick(): void;
}

/**
 * The variables that an expression sees: `$$ROOT`, `$$NOW`, those of `let`, `$map` and `$filter`. A chain: adding one
 * costs one object, whatever the number of variables.
 */
export class Variables {
  private constructor(
    private readonly name: string,
    readonly value: unknown,
    private readonly outer: Variables | undefined,
    private readonly clock: Clock | undefined,
  ) {}

  /**
   * @param now the time that `$$NOW` names throughout one command
   * @param clock ends what takes too long
   */
  static start(now: Date, clock?: Clock): Variables {
    return new Variables('NOW', now, undefined, clock);
  }

  /** The same variables and one more. */
  with(name: string, value: unknown): Variables {
    this.clock?.tick();
    return new Variables(name, value, this, this.clock);
  }

  /** The same variables, with a document as `$$ROOT` and `$$CURRENT`. */
  over(doc: unknown): Variables {
    return this.with('ROOT', doc).with('CURRENT', doc);
  }

  /** The innermost variable of a name, or undefined when there is none. */
  find(name: string): { readonly value: unknown } | undefined {
    if (this.name === name) return this;
    let scope = this.outer;
    while (scope && scope.name !== name) scope = scope.outer;
    return scope;
  }
}
