/** A file of a bundle. */
export interface BundledFile {
  /** Within the bundle, with slashes. */
  readonly path: string
  readonly bytes: number
  /** Hex. */
  readonly sha256: string
}

/** What a bundle says of itself: `manifest.json` in it. */
export interface Manifest {
  readonly format: typeof bundleFormat
  /** Who ran it, as that person said; absent where no name was given. */
  readonly by?: string
  readonly tool: {
    readonly name: 'assay'
    readonly version: string
    /** SHA-256 of the files of the program, hex. */
    readonly digest: string
  }
  readonly target: string
  /** RFC 3339, UTC. */
  readonly started: string
  readonly finished: string
  readonly verdict: string
  /** Files of supplements by their paths in the bundle: the interface, and the path as the profile has it. */
  readonly supplements: Readonly<
    Record<string, { readonly interface: string; readonly shown: string }>
  >
  /** All others, in the order of their paths. */
  readonly files: readonly BundledFile[]
}

export const bundleFormat = 'assay-bundle/1'

/** Names in a bundle. */
export const bundled = {
  manifest: 'manifest.json',
  run: 'run.json',
  exchanges: 'exchanges.ndjson',
  profile: 'profile.yaml',
  certificates: 'certificates.pem',
  requirements: 'requirements.json',
} as const
