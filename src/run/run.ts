import type { LoginRecord } from '../terms/login-record.js'
import type { SafetyLevel } from '../terms/safety-level.js'
import type { SourceDocument } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import type { SecretName } from '../exchange/secret-name.js'
import type { LintFinding } from '../lint/lint-finding.js'
import type { Surprise } from '../scenario/surprise.js'
import type { KnownFailure } from '../target/baseline.js'
import type { Finding, Judge } from './finding.js'
import type { InterfaceResult, Totals } from './interface-result.js'
import type { RequirementResult } from './requirement-result.js'
import type { Latency, ScenarioTime } from './timing.js'

/** What the linter found in a document that the target serves of itself. */
export interface ServedLint {
  readonly interface: string
  /** As remarks name it: `text, as served`. */
  readonly name: string
  /** Where it breaks the specification of OpenAPI. */
  readonly errors: number
  readonly warnings: number
  /** Errors first; of very many the first ones. Lines are those of the document when it is pretty-printed. */
  readonly remarks: readonly LintFinding[]
}

/** A definition that the target serves of itself. */
export interface ServedDefinition {
  readonly interface: string
  /** `text, as served`. */
  readonly name: string
  /** How often it deviates from the contract; absent when it could not be compared. */
  readonly drift?: number
  /** Absent when it could not be linted. */
  readonly lint?: Omit<ServedLint, 'interface' | 'name'>
}

/** How steady the connections of a run were. Requests that only read were sent again. */
export interface BrokenConnections {
  /** Requests that were sent. */
  readonly sent: number
  readonly broken: number
  /** More than `limits.brokenConnections` of them: what was seen through such a line decides nothing. */
  readonly unsteady?: true
}

export type { SecretName, Surprise }

export type RunVerdict = 'conformant' | 'not conformant' | 'not decided'

/** An entry of a baseline that must go, or change. */
export interface StaleEntry extends KnownFailure {
  readonly why: 'passed' | 'expired'
}

/** Where a run was made, and by what the target showed who it is. */
export interface RunEnvironment {
  /** Version of Node. */
  readonly node: string
  /** Name, release and architecture of the operating system. */
  readonly system: string
  /** TLS certificates of the target in PEM, its own first; absent where connections were not secured. */
  readonly certificates?: readonly string[]
}

/** How strict the caller of a run was. */
export interface Gate {
  /** Inconclusive requirements that are claimed end a run with 3. */
  readonly strict?: boolean
  /** Warnings end a run with 1 where it is `should`. */
  readonly failOn?: 'must' | 'should'
}

/** All that a report needs; serialisable. */
export interface Run {
  readonly tool: {
    readonly name: 'assay'
    readonly version: string
    /** SHA-256 of the files of the program, hex; absent in runs of earlier versions of Assay. */
    readonly digest?: string
  }
  readonly contract: {
    readonly digest: string
    readonly requirements: number
    readonly gaps: number
    /** What its clauses cite, of the interfaces of this run; absent in runs of earlier versions of Assay. */
    readonly documents?: readonly SourceDocument[]
  }
  readonly target: {
    readonly name: string
    readonly baseUrl: string
    readonly embedded: boolean
    /** Safety level that was in force. */
    readonly allow: SafetyLevel
    /** Digests (SHA-256, shortened) of what the sections of its profile say, by their names, without secrets. */
    readonly sections?: Readonly<Record<string, string>>
    /** Path of its profile as the user gave it; absent where there was none. */
    readonly profile?: string
  }
  /** What authorization servers did when actors logged in; absent where none did. */
  readonly logins?: readonly LoginRecord[]
  /** Who made the run, as that person said; absent where no name was given. */
  readonly by?: string
  /** Ids and patterns of what was chosen of the plan; absent where all of it was performed. */
  readonly only?: readonly string[]
  /** What ended the run with another exit code besides failures; absent where nothing did. */
  readonly gate?: Gate
  /** How many scenarios were in flight; absent in runs of earlier versions of Assay. */
  readonly concurrency?: number
  /** Where the run was made; absent in runs of earlier versions of Assay. */
  readonly environment?: RunEnvironment
  /** RFC 3339, UTC. */
  readonly started: string
  readonly finished: string
  readonly milliseconds: number
  /** Why the run ended early, when it did: a signal or the run deadline. */
  readonly interrupted?: string
  readonly seed: number
  /** How often the plan was performed; absent where it was once. */
  readonly rounds?: number
  readonly verdict: RunVerdict
  readonly totals: Totals
  /** What a baseline of known failures came to, when there was one. The verdict and the totals do not depend on it. */
  readonly baseline?: {
    /** Path as the user gave it. */
    readonly file: string
    /** Requirements that failed and are listed. */
    readonly known: number
    /** Entries whose requirement passed, and those whose last day is over: they must go, or change. */
    readonly stale: readonly StaleEntry[]
  }
  /** The run that this one is compared with, as the user named it, and how many requirements came out otherwise. */
  readonly previous?: {
    readonly shown: string
    readonly started: string
    readonly verdict: RunVerdict
    readonly worse: number
    readonly better: number
  }
  /** The set of requirements that the profile claims, and how many came later; absent where it claims all. */
  readonly requirementSet?: { readonly name: string; readonly later: number }
  readonly interfaces: readonly InterfaceResult[]
  readonly lint: readonly LintFinding[]
  /** Definitions that the target serves of itself, as far as they were looked at. */
  readonly served: readonly ServedDefinition[]
  readonly judges: readonly Judge[]
  readonly requirements: readonly RequirementResult[]
  readonly findings: readonly Finding[]
  readonly secrets: readonly SecretName[]
  readonly exchanged: { readonly count: number; readonly bytes: number }
  /** How long each operation took; absent in runs of earlier versions of Assay. */
  readonly latencies?: readonly Latency[] | undefined
  /** When each scenario was performed, in their order; absent in runs of earlier versions of Assay. */
  readonly performed?: readonly ScenarioTime[] | undefined
  /** Connections that broke under a request before its answer was whole; absent when none did. */
  readonly connections?: BrokenConnections
  /** What scenarios built on and the target answered otherwise, where no requirement failed for it. */
  readonly surprises?: readonly Surprise[]
  /**
   * The exchanges that a failing, inconclusive or erroneous finding cites, one of those that show each pass, and the
   * slowest; all others are in exchanges.ndjson only.
   */
  readonly evidence: readonly Exchange[]
  /** Things to know: a literal secret in the profile, a walk that was sampled, writes left out. */
  readonly notes: readonly string[]
}
