import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment, StatefulSet } from 'kubernetes-types/apps/v1';
import type { Job } from 'kubernetes-types/batch/v1';
import type { Container, Namespace, PodSpec, Service } from 'kubernetes-types/core/v1';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { parse, parseAllDocuments } from 'yaml';
import { readText, ROOT } from './repository.js';

type Workload = Deployment | StatefulSet | Job;
export type KubernetesObject = Workload | Service | NetworkPolicy | PodDisruptionBudget | Namespace;

export interface Kustomization {
  resources?: string[];
  images?: { name: string; newTag?: string }[];
  configMapGenerator?: { name: string; files?: string[]; literals?: string[] }[];
}

export const FOLDER = 'deploy/kubernetes';
export const FOLDERS = [FOLDER, `${FOLDER}/once`];

export const readKustomization = (folder: string): Kustomization =>
  parse(readText(`${folder}/kustomization.yaml`));

/** The files of a folder that Kubernetes gets. */
export const manifestFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');

/** Every object of the manifests. kubernetes-types.spec.ts checks that they have these types. */
export const objects: KubernetesObject[] = FOLDERS.flatMap((folder) =>
  manifestFiles(folder).flatMap((name) =>
    parseAllDocuments(readText(`${folder}/${name}`)).map((document): KubernetesObject => document.toJS()),
  ),
);

export const nameOf = ({ metadata }: KubernetesObject): string => metadata?.name ?? '';
const isWorkload = (object: KubernetesObject): object is Workload =>
  ['Deployment', 'StatefulSet', 'Job'].includes(object.kind ?? '');
export const isPolicy = (object: KubernetesObject): object is NetworkPolicy =>
  object.kind === 'NetworkPolicy';
export const isService = (object: KubernetesObject): object is Service => object.kind === 'Service';

export const workloads: Workload[] = objects.filter(isWorkload);

export const podOf = ({ spec }: Workload): PodSpec => spec?.template.spec ?? { containers: [] };

export function workload(name: string): Workload {
  const found = workloads.find((object) => nameOf(object) === name);
  if (!found) throw new Error(`no workload is called ${name}`);
  return found;
}

/** The only container of a workload. */
export function containerOf(name: string): Container {
  const [container, ...others] = podOf(workload(name)).containers;
  if (!container || others.length > 0) throw new Error(`${name} has not exactly one container`);
  return container;
}

/** Secrets that a container reads, as `secret/key`. */
export const secretsOf = (name: string): string[] =>
  (containerOf(name).env ?? []).flatMap(({ valueFrom }) =>
    valueFrom?.secretKeyRef ? [`${valueFrom.secretKeyRef.name}/${valueFrom.secretKeyRef.key}`] : [],
  );
