// Prints the production packages as a software bill of materials (CycloneDX): npm run --silent sbom > sbom.json
import { createRuntimeSbom } from '../lib/runtime-sbom.mjs';

process.stdout.write(createRuntimeSbom());
