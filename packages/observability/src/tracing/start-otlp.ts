import type { OtlpConfig } from './config.js';
import type { OnExportFailure, Otlp } from './otlp.js';

/** Loads the SDK of OpenTelemetry: only where it is used. @returns undefined without a configuration */
export async function startOtlp(
  config: OtlpConfig | undefined,
  onFailure: OnExportFailure,
): Promise<Otlp | undefined> {
  if (!config) return undefined;
  // By the package's name and not bundled: npm may have put the SDK's packages into the folder of this package.
  const { SdkOtlp } = await import(/* webpackIgnore: true */ '@mockingbird/observability/sdk');
  return new SdkOtlp(config, onFailure);
}
