import type { Touch } from '../scenario/touch.js'

/** Who has which resource, and how: many share one, or one has it alone. What is one's own concerns no other. */
export interface Resources {
  areFree(touches: readonly Touch[]): boolean
  take(touches: readonly Touch[]): void
  leave(touches: readonly Touch[]): void
}

/** Nothing is taken yet. */
export function openResources(): Resources {
  const sharing = new Map<string, number>()
  const alone = new Set<string>()

  const count = ({ way, resource }: Touch, more: 1 | -1): void => {
    if (way === 'shared') sharing.set(resource, (sharing.get(resource) ?? 0) + more)
    else if (way === 'alone' && more === 1) alone.add(resource)
    else if (way === 'alone') alone.delete(resource)
  }

  return {
    areFree: (touches) =>
      touches.every(({ way, resource }) => {
        if (way === 'own') return true
        const isShared = (sharing.get(resource) ?? 0) > 0
        return !alone.has(resource) && (way === 'shared' || !isShared)
      }),
    take: (touches) => touches.forEach((one) => count(one, 1)),
    leave: (touches) => touches.forEach((one) => count(one, -1)),
  }
}
