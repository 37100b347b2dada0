import { versionSchema } from '@mockingbird/contracts';

/** An override of this tab, and whether it is on. */
export interface OverrideSwitch {
  /** `mfe-home@1.2.0` or `mfe-home@http://localhost:5173`. */
  override: string;
  isOn: boolean;
  /** The edge did not accept it, so the live version is shown. */
  isIgnored: boolean;
}

const nameOf = (override: string): string => override.split('@')[0] ?? '';

const splitList = (list: string): string[] => list.split(',').filter((part) => part !== '');

/**
 * @param requested the overrides of the address
 * @param switchedOff those that the developer switched off, so that they can be switched on again
 * @param accepted names of the remotes that are overridden
 */
export function listSwitches(
  requested: string,
  switchedOff: string,
  accepted: readonly string[],
): OverrideSwitch[] {
  const on = splitList(requested);
  const off = splitList(switchedOff).filter((override) => !on.includes(override));
  return [
    ...on.map((override) => ({ override, isOn: true, isIgnored: !accepted.includes(nameOf(override)) })),
    ...off.map((override) => ({ override, isOn: false, isIgnored: false })),
  ];
}

/** What the address requests and what the tab remembers, after a change. */
export interface OverrideChange {
  on: string[];
  off: string[];
}

/** Switches one override. A remote has at most one that is on. */
export function changeSwitch(
  switches: readonly OverrideSwitch[],
  override: string,
  isOn: boolean,
): OverrideChange {
  const replaces = (other: string) => isOn && other !== override && nameOf(other) === nameOf(override);
  const others = switches.filter((each) => each.override !== override);
  const on = others.filter((each) => each.isOn && !replaces(each.override)).map((each) => each.override);
  const off = others.filter((each) => !each.isOn || replaces(each.override)).map((each) => each.override);
  return isOn ? { on: [...on, override], off } : { on, off: [...off, override] };
}

/** @returns the version or the origin that was typed; undefined when it is neither */
export function readVersionOrOrigin(typed: string): string | undefined {
  const text = typed.trim();
  if (versionSchema.safeParse(text).success) return text;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}
