import type { linksIn } from './links-in.js'

export type Links = ReturnType<typeof linksIn>

const mostFollowed = 2

/**
 * Links that the same resource or item carried otherwise in an answer before: where one leads away now and then, or as
 * soon as something is asked for besides, it is among them.
 */
export function carriedOtherwise(all: Links): Links {
  return all
    .filter((one, at) => {
      const before = all.slice(0, at).filter((other) => carrierOf(one) === carrierOf(other))
      return before.length > 0 && before.every(({ href }) => href !== one.href)
    })
    .slice(0, mostFollowed)
}

/** What has an identifier is known by it; of anything else the address tells. */
function carrierOf({ answer, holder }: Links[number]): string {
  const { _id: own, id = own } = holder ?? {}
  return typeof id === 'string' ? id : answer.url
}
