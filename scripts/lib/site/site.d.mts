export interface RunningPart {
  /** Address the part printed when it was ready. */
  address?: string;
  pid?: number;
  stop: () => Promise<void>;
  exited?: Promise<number> | undefined;
}

export interface Admin {
  username: string;
  password: string;
}

export interface RunningSite {
  addresses: { site: string; services: string; database: string };
  parts: {
    database: RunningPart & { uri: string };
    services: RunningPart;
    edge: RunningPart;
    /** Undefined where the gate is off or elsewhere. */
    gate: RunningPart | undefined;
  };
  /** The admin that was made because the database had none; known here and now only. */
  firstAdmin: Admin | undefined;
  secrets: {
    API_KEYS: string;
    JWT_SECRET: string;
    DATABASE_PASSWORD: string;
    COMPOSITION_KEY: string;
    COMPOSITION_PUBLIC_KEYS: string;
  };
  configuration: Readonly<Record<string, unknown>> & { DATA_DIR: string };
  stop: () => Promise<void>;
}

export function startSite(
  environment: Readonly<Record<string, string | undefined>>,
  options?: { stopOnSignals?: boolean; quiet?: boolean; filled?: Admin | undefined },
): Promise<RunningSite>;
