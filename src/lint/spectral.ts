/**
 * All that Assay takes from Spectral, and the only file that imports it. What is published carries this file with
 * Spectral in it (`build/bundle-spectral.js`): installing Assay installs none of its packages, nor what they run when
 * they are installed.
 */

import type { RulesetDefinition } from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesForOpenApi from '@stoplight/spectral-rulesets/dist/oas/index.js'
import schemas from '@stoplight/spectral-rulesets/dist/oas/schemas/validators.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'

export { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
export { oas3, oas3_0, oas3_1 } from '@stoplight/spectral-formats'
export { truthy, xor } from '@stoplight/spectral-functions'

/**
 * Rules for OpenAPI alone: those for other kinds of documents are as large again. Their published type widens
 * severities to `string`.
 */
export const oas: RulesetDefinition = rulesForOpenApi.default as RulesetDefinition

/** Tells where a text stops being JSON. */
export const { Json } = parsers

/** The form of documents, by version of OpenAPI. Their published types leave the errors out. */
export const documentForms = schemas as unknown as Readonly<
  Record<'oas3_0' | 'oas3_1', ValidateFunction>
>
