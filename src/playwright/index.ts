export { defineAssay } from './define-assay.js'
export type { AssayOptions } from './assay-options.js'
