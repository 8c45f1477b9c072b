import type { Environment } from '../../target/environment.js'

/** Keeps secrets of the client application for a target, by the environment variables that they stand for. */
export async function keepSecrets(target: string, secrets: Environment): Promise<void> {
  const given = Object.entries(secrets).flatMap(([variable, value]) =>
    value === undefined ? [] : [{ target, variable, value }],
  )
  if (given.length === 0) return
  const { openLoginStore } = await import('../../login/login-store.js')
  const { placeOfLogins } = await import('../../login/place-of-logins.js')
  const store = openLoginStore(placeOfLogins(process.env))
  await store.alone(async () =>
    store.changeSecrets((all) => [
      ...all.filter(
        (one) => one.target !== target || !given.some(({ variable }) => variable === one.variable),
      ),
      ...given,
    ]),
  )
}
