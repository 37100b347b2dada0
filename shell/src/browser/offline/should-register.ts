export interface Device {
  /** Whether a service worker of this site is already there. */
  isInstalled: boolean;
  isSavingData: boolean;
  /** `connection.type`, where the browser tells it. */
  connectionType: string | undefined;
}

/** Whether pages may be stored without a choice of the visitor: not where the visitor pays for bytes, unless they chose it before. */
export const shouldRegister = ({ isInstalled, isSavingData, connectionType }: Device): boolean =>
  isInstalled || (!isSavingData && connectionType !== 'cellular');

/** @returns `wifi`, `cellular` and so on; undefined where the browser does not tell */
export function readConnectionType(): string | undefined {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  const type =
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'type') : undefined;
  return typeof type === 'string' ? type : undefined;
}
