/** Sums the samples of a CPU profile in a time span by call path. */

interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

export interface Profile {
  readonly nodes: readonly Node[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const PATHS_SHOWN = 12;
const FRAMES_SHOWN = 9;

/** The call paths with most samples between two instants, in microseconds of the profiler's clock. */
export function functionsOf(profile: Profile, fromMicros: number, toMicros: number): string[] {
  const { nodes, samples, timeDeltas } = profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)));
  const pathOf = (id: number): string => {
    const names: string[] = [];
    for (let at: number | undefined = id; at !== undefined && names.length < FRAMES_SHOWN; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame;
      const file = frame?.url.split('/').slice(-2).join('/') ?? '';
      names.push(
        file === '' ? `${frame?.functionName}` : `${frame?.functionName} ${file}:${(frame?.lineNumber ?? 0) + 1}`,
      );
    }
    return names.join(' < ');
  };
  const counts = new Map<number, number>();
  let atMicros = profile.startTime;
  for (const [n, sample] of samples.entries()) {
    atMicros += timeDeltas[n] ?? 0;
    if (atMicros >= fromMicros && atMicros <= toMicros) counts.set(sample, (counts.get(sample) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PATHS_SHOWN)
    .map(([id, count]) => `${count} ${pathOf(id)}`);
}
