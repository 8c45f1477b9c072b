import { redactExchange } from '../../exchange/redact-exchange.js'
import type { Redactor } from '../../exchange/redactor.js'
import type { Run } from '../../run/run.js'

/**
 * Replaces every secret in all that a run tells, names of members included: what was quoted before a secret
 * became known, and what was put together from parts. What is ours to say – ids, sentences of the contract,
 * verdicts – stays as it is, whatever was chosen as a password.
 */
export function redactRun(run: Run, redactor: Redactor): Run {
  // What is quoted may have been cut.
  const text = (value: string): string => redactor.text(value, true)
  const secretFilter = <T>(value: T, ours: readonly string[] = []): T =>
    gated(value, text, new Set(ours))
  const { target, interfaces, requirements } = run
  return {
    tool: run.tool,
    contract: run.contract,
    environment: run.environment,
    by: secretFilter(run.by),
    only: secretFilter(run.only),
    gate: run.gate,
    concurrency: run.concurrency,
    started: run.started,
    finished: run.finished,
    milliseconds: run.milliseconds,
    seed: run.seed,
    rounds: run.rounds,
    verdict: run.verdict,
    totals: run.totals,
    requirementSet: run.requirementSet,
    previous: run.previous,
    judges: run.judges,
    secrets: run.secrets,
    exchanged: run.exchanged,
    latencies: run.latencies,
    performed: run.performed,
    connections: run.connections,
    target: secretFilter(target, ['embedded', 'allow', 'sections']),
    logins: secretFilter(run.logins),
    interrupted: secretFilter(run.interrupted),
    baseline: secretFilter(run.baseline, ['requirement']),
    interfaces: interfaces.map((one) => ({
      ...one,
      supplements: secretFilter(one.supplements, ['digest']),
    })),
    lint: secretFilter(run.lint, ['interface', 'rule', 'severity']),
    served: secretFilter(run.served, ['interface', 'name', 'file', 'rule', 'severity']),
    requirements: requirements.map((one) =>
      secretFilter(
        one,
        Object.keys(one).filter((name) => !told.includes(name)),
      ),
    ),
    findings: secretFilter(run.findings, [
      'requirement',
      'level',
      'clause',
      'interface',
      'operation',
      'scenario',
      'verdict',
      'dependsOn',
      'kind',
      'among',
    ]),
    evidence: run.evidence.map((exchange) => redactExchange(exchange, redactor)),
    surprises: secretFilter(run.surprises, ['scenario', 'interface', 'operation', 'dependsOn']),
    notes: secretFilter(run.notes),
    // Each member is decided on: one that is new does not get by.
  } satisfies Record<keyof Run, unknown>
}

/** Members of a result that quote the target or the profile. */
const told = ['because', 'remedy', 'known']

/** @param ours members that hold words of our own */
function gated<T>(value: T, text: (value: string) => string, ours: ReadonlySet<string>): T {
  const through = (one: unknown): unknown => {
    if (typeof one === 'string') return text(one)
    if (Array.isArray(one)) return one.map(through)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one).map(([name, inner]) =>
        ours.has(name) ? [name, inner] : [text(name), through(inner)],
      ),
    )
  }
  return through(value) as T
}
