type Move = 'push' | 'pop';

let last: Move = 'push';

/** Notes how the tab comes to its next screen: by a link, or by moving in its history. */
export function noteMove(move: Move): void {
  last = move;
}

export const lastMove = (): Move => last;
