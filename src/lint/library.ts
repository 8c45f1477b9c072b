import type { DataPath, SourceFile } from './source-file.js'

/** A value in one of the files. */
export interface Place {
  readonly file: SourceFile
  readonly path: DataPath
  readonly value: unknown
}

/** A definition with every file that it refers to. */
export interface Library {
  readonly root: SourceFile
  readonly files: readonly SourceFile[]
  /** What each mapping with a `$ref` refers to; those that cannot be followed are left out. */
  readonly targets: ReadonlyMap<object, Place>
}
