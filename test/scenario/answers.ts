import type { RequestListener, ServerResponse } from 'node:http'

/** Answers with JSON; with the media type of problems from 400 on. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(body))
}

/** A target that answers every request alike. */
export const always =
  (status: number, body: unknown = {}): RequestListener =>
  (_, response) =>
    answerJson(response, status, body)
