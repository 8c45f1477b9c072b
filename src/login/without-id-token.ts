/** An ID token that was not requested is of no use, and is not looked at. */
export async function withoutIdToken(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer
  const text = await answer.text()
  let clean = text
  try {
    const { id_token: _, ...rest } = JSON.parse(text)
    clean = JSON.stringify(rest)
  } catch {
    // The next reader says so.
  }
  return new Response(clean, { status: answer.status, headers: answer.headers })
}
