/**
 * Bodies that are JSON and name no session: tokens that are no text, and JSON that is no object. What stands in them is
 * the token of a session that is there: it would be found, if their shape were overlooked.
 */
export function invalidBodies<Body extends { readonly sessionId: string }>(
  body: Body,
): readonly unknown[] {
  const { sessionId } = body
  const tokens = [{ sessionId }, [sessionId], 42, true]
  return [...tokens.map((token) => ({ ...body, sessionId: token })), [body], sessionId, 42, null]
}
