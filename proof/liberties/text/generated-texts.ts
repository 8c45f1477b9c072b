import { varyText } from '../../alterations/vary-text.js'
import type { Liberty } from '../../liberty.js'

const unseen: NonNullable<Liberty['response']> = async (response, _request, { operation }) => {
  if (operation !== 'getResolvedText' || response.status !== 202) return response
  const { format, languages } = (await response.json()) as Record<string, unknown>
  return Response.json({ format, languages }, { status: 202, headers: response.headers })
}

const because = 'When text has to be generated, and for how long, is not shown.'

/** Banks that generate text on other occasions. */
const liberties: readonly Liberty[] = [
  varyText('generated-texts-none', 'No text is generated on request.', because, ({ groups }) => ({
    groups: groups.map((one) => ({ ...one, generated: false })),
  })),
  varyText(
    'generated-texts-all',
    'The text of every group is generated whenever it is asked for.',
    because,
    ({ groups }) => ({
      groups: groups.map((one) => ({ ...one, generated: true })),
    }),
  ),
  {
    name: 'generated-texts-once-each',
    sentence:
      'Whatever is asked for is generated when it is asked for first, and is there ever after.',
    because,
    response: once(),
  },
  atFirst(),
  {
    name: 'generated-texts-in-three-tries',
    sentence: 'A generated text is there when it is asked for the third time.',
    because,
    behaviour: { isGenerating: ({ generated = false }, before) => generated && before < 2 },
  },
  {
    name: 'generated-texts-empty-meanwhile',
    sentence: 'While text is generated there is nothing to see of it.',
    because: 'What there is so far may be nothing.',
    response: unseen,
  },
]

function atFirst(): Liberty {
  let looks = 0
  return {
    name: 'generated-texts-at-first',
    sentence:
      'Where no group is named, text is there from the third look on, and nothing of it before.',
    because,
    behaviour: () => {
      looks = 0
      return {}
    },
    async response(response, { url }, { operation }) {
      const isNamed = new URL(url).searchParams.has('groups')
      if (operation !== 'getResolvedText' || response.status !== 200 || isNamed) return response
      looks += 1
      if (looks > 2) return response
      const { format, languages } = (await response.json()) as Record<string, unknown>
      return Response.json({ format, languages }, { status: 202, headers: { 'Retry-After': '1' } })
    },
  }
}

function once(): NonNullable<Liberty['response']> {
  const known = new Set<string>()
  return (response, { url, headers }, { operation }) => {
    const key = `${url} ${headers.get('accept-language')}`
    if (operation !== 'getResolvedText' || response.status !== 200 || known.has(key))
      return response
    known.add(key)
    const bare = new Headers(response.headers)
    bare.delete('etag')
    bare.set('retry-after', '0')
    return new Response(response.body, { status: 202, headers: bare })
  }
}

export default liberties
