import { often, someTimes, type Stage, type Verify } from '../../../../src/scenario/index.js'

const bytesOf = (texts: readonly string[]) => texts.map((text) => new TextEncoder().encode(text))
const malformed = bytesOf(['{"body": {"text": "Assay', 'Assay'])
/** JSON that is no object at all. */
const noObjects = bytesOf(['null', '"Assay"', '42'])
const headers = [['Content-Type', 'application/hal+json']] as const

/** Judges that what is no JSON, or no object, is refused. */
export async function judgeBodies(
  { customer }: Pick<Stage, 'customer'>,
  verify: Verify<'malformed' | 'invalid'>,
  list: readonly unknown[],
): Promise<void> {
  const send = (bytes: Uint8Array) => customer.send('publishMessage', { body: bytes, headers })
  for (const bytes of malformed)
    await someTimes(async () => verify.malformed(await send(bytes)).status(400))
  for (const answer of await Promise.all(noObjects.map(send)))
    verify.invalid(answer).status(422, 400)
  await someTimes(
    async () =>
      verify.invalid(await customer.send('publishMessage', { json: list })).status(422, 400),
    often,
  )
}
