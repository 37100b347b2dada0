import { ComponentType, ExternalReferenceType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import * as Models from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { PackageURL } from 'packageurl-js';
import { licenceOf } from './licences.mjs';

const REGISTRY = 'https://registry.npmjs.org';

/** @param {string} integrity `sha512-...` in base64 */
const digestOf = (integrity) => Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');

/** @param {string} licence an SPDX id, or an expression of several: `Apache-2.0 AND MIT` */
const asLicence = (licence) =>
  licence.includes(' ') ? new Models.LicenseExpression(licence) : new Models.SpdxLicense(licence);

/** @param {import('./production-packages.mjs').Package} one */
function componentOf(one) {
  const { name, entry } = one;
  const version = entry.version ?? '';
  const short = name.slice(name.indexOf('/') + 1);
  const group = name.includes('/') ? name.slice(0, name.indexOf('/')) : undefined;
  const component = new Models.Component(ComponentType.Library, short, {
    ...(group === undefined ? {} : { group }),
    version,
    purl: new PackageURL('npm', group, short, version, undefined, undefined).toString(),
    bomRef: `${name}@${version}`,
  });
  component.licenses.add(asLicence(licenceOf(one)));
  component.hashes.set(HashAlgorithm['SHA-512'], digestOf(entry.integrity ?? ''));
  component.externalReferences.add(
    new Models.ExternalReference(
      `${REGISTRY}/${name}/-/${short}-${version}.tgz`,
      ExternalReferenceType.Distribution,
    ),
  );
  return component;
}

/**
 * Lists packages as CycloneDX 1.6, without a time or random number: the same lock file gives the same text.
 * @param {readonly import('./production-packages.mjs').Package[]} packages
 * @param {{ name: string, version: string }} application
 * @returns {string} JSON
 */
export function createSbom(packages, { name, version }) {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(ComponentType.Application, name, { version, bomRef: name });
  const unique = new Map(packages.map((one) => [`${one.name}@${one.entry.version}`, one]));
  for (const one of unique.values()) {
    const component = componentOf(one);
    bom.components.add(component);
    bom.metadata.component.dependencies.add(component.bomRef);
  }
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}
