/**
 * The page on which a user logs in: a form that sends the question of the client along.
 *
 * @param question the query of the client
 * @param complaint why the last attempt came to nothing
 */
export function loginPage(question: URLSearchParams, complaint?: string): Response {
  const hidden = [...question].filter(([name]) => name !== 'user' && name !== 'password').map(field)
  const body = `<h1>Reference bank</h1>
${complaint === undefined ? '' : `<p role="alert">${escape(complaint)}</p>`}
<form method="post">
${hidden.join('\n')}
<p><label>User name <input name="user" autocomplete="username"></label></p>
<p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>
<p><button>Log in</button></p>
</form>`
  return page(complaint === undefined ? 200 : 403, body)
}

/** The page on which a user who logged in allows what the client asked for. */
export const agreementPage = (
  question: URLSearchParams,
  [allows, ...others]: readonly string[],
): Response =>
  page(
    200,
    `<h1>Reference bank</h1>
<form method="post">
${[...question].map(field).join('\n')}
${others.map((words) => `<button name="agrees" value="no">${escape(words)}</button>`).join('\n')}
<button name="agrees" value="yes">${escape(allows ?? '')}</button>
</form>`,
  )

const field = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`

/** Says why logging in is not possible here; the client is not told, since who it is is not known. */
export const refusalPage = (because: string): Response =>
  page(400, `<h1>Reference bank</h1>\n<p role="alert">${escape(because)}</p>`)

const page = (status: number, body: string): Response =>
  new Response(
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Log in</title></head><body>\n${body}\n</body></html>\n`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  )

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
