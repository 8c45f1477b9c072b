import type { Variation } from '../variation.js'

/** A JSON document, or a part of one. */
export type Json =
  | null
  | boolean
  | number
  | string
  | Json[]
  | { [member: string]: Json | undefined }
export type JsonObject = { [member: string]: Json | undefined }

/** Which answers to change; a list that is left out means all. */
export interface Where {
  /** operationIds. */
  readonly operations?: readonly string[]
  readonly statuses?: readonly number[]
  /** In small letters, without parameters; every JSON media type by default. */
  readonly mediaType?: string
}

/** The answer, the request and what else is known of them, as the bank's clock: trials have a clock of their own. */
export type Told = Parameters<NonNullable<Variation['response']>>

/**
 * Builds the `response` of a variation that changes JSON bodies, problem documents included.
 *
 * @param change gets a fresh copy that it may alter or replace; what it returns is sent
 */
export function changeJson(
  where: Where,
  change: (body: JsonObject, ...told: Told) => Json,
): NonNullable<Variation['response']> {
  const alter = async (...told: Told): Promise<Response> => {
    const [response] = told
    const body = (await response.json()) as JsonObject
    const { status, headers } = response
    return new Response(JSON.stringify(change(body, ...told)), { status, headers })
  }
  return (response, request, context) => {
    const { operation } = context
    const [told = ''] = (response.headers.get('content-type') ?? '').split(';')
    const mediaType = told.trim().toLowerCase()
    const meant =
      (where.operations?.includes(operation ?? '') ?? true) &&
      (where.statuses?.includes(response.status) ?? true) &&
      /\bjson\b/.test(mediaType) &&
      (where.mediaType ?? mediaType) === mediaType &&
      response.body !== null
    return meant ? alter(response, request, context) : response
  }
}
