import type { PodSpec } from 'kubernetes-types/core/v1';
import type { LabelSelector } from 'kubernetes-types/meta/v1';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1';

const COMPONENT = 'app.kubernetes.io/component';

/** Rules of the pod security standard "restricted", and ours: what is wrong with a pod, in words. */
export function brokenRules(pod: PodSpec, { isJob = false } = {}): string[] {
  const { securityContext: context = {}, containers } = pod;
  const rules: Record<string, boolean> = {
    'runs as root': !context.runAsNonRoot || !context.runAsUser,
    'has every system call': context.seccompProfile?.type !== 'RuntimeDefault',
    'has a token of the cluster': pod.automountServiceAccountToken !== false,
    'shares something with its node': Boolean(pod.hostNetwork || pod.hostPID || pod.hostIPC),
    'mounts a folder of its node': Boolean(pod.volumes?.some(({ hostPath }) => hostPath)),
    'has a folder without a limit': Boolean(
      pod.volumes?.some(({ emptyDir }) => emptyDir && !emptyDir.sizeLimit),
    ),
    'has no time to stop': !isJob && !pod.terminationGracePeriodSeconds,
    'has no container': containers.length === 0,
  };
  const ofContainers = containers.flatMap(({ name, image = '', securityContext = {}, ...container }) => {
    const { readOnlyRootFilesystem, allowPrivilegeEscalation, privileged, capabilities } = securityContext;
    const { requests = {}, limits = {} } = container.resources ?? {};
    const broken: Record<string, boolean> = {
      'can write to its image': readOnlyRootFilesystem !== true,
      'can get more rights': allowPrivilegeEscalation !== false || privileged === true,
      'has capabilities': capabilities?.drop?.join() !== 'ALL' || capabilities.add !== undefined,
      'runs as root': securityContext.runAsUser === 0 || securityContext.runAsNonRoot === false,
      'has no limits': !requests['cpu'] || !requests['memory'] || !limits['memory'],
      'fills the disk of its node': !limits['ephemeral-storage'],
      'is not probed':
        !isJob && !(container.startupProbe && container.livenessProbe && container.readinessProbe),
      'has no version': !/:[\w.-]+$/.test(image) || image.endsWith(':latest'),
      'gets all of a secret or map': container.envFrom !== undefined,
    };
    return Object.keys(broken).flatMap((rule) => (broken[rule] ? [`${name} ${rule}`] : []));
  });
  return [...Object.keys(rules).filter((rule) => rules[rule]), ...ofContainers];
}

/** Names of the components that a selector selects; `['*']` for all. */
function selected({ matchLabels, matchExpressions }: LabelSelector = {}): string[] {
  if (!matchLabels && !matchExpressions) return ['*'];
  const listed = (matchExpressions ?? []).flatMap(({ key, operator, values }) =>
    key === COMPONENT && operator === 'In' ? (values ?? []) : [],
  );
  const single = matchLabels?.[COMPONENT];
  return single === undefined ? listed : [single, ...listed];
}

type Peers = NonNullable<NonNullable<NetworkPolicy['spec']>['egress']>[number]['to'];

const describePeers = (peers: Peers): string[] =>
  (peers ?? [{}]).flatMap(({ ipBlock, namespaceSelector, podSelector }) => {
    if (ipBlock) return [ipBlock.cidr];
    if (namespaceSelector) return [namespaceSelector.matchLabels?.['kubernetes.io/metadata.name'] ?? '*'];
    return podSelector ? selected(podSelector) : ['anyone'];
  });

/**
 * Connections that the policies allow in one direction, as `from to port`.
 * @param direction of the rule: what a pod may send, or what it may receive
 */
export function connections(policies: readonly NetworkPolicy[], direction: 'egress' | 'ingress'): string[] {
  return policies.flatMap(({ spec }) => {
    const own = selected(spec?.podSelector);
    const rules = (spec?.[direction] ?? []).map((rule) => ({
      peers: describePeers('to' in rule ? rule.to : 'from' in rule ? rule.from : undefined),
      ports: (rule.ports ?? [{ port: '*' }]).map(({ port }) => String(port)),
    }));
    return rules.flatMap(({ peers, ports }) =>
      own.flatMap((self) =>
        peers.flatMap((peer) =>
          ports.map((port) =>
            direction === 'egress' ? `${self} ${peer} ${port}` : `${peer} ${self} ${port}`,
          ),
        ),
      ),
    );
  });
}
