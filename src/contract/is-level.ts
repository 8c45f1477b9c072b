import type { Level } from './requirement.js'

export function isLevel(value: unknown): value is Level {
  return value === 'must' || value === 'should' || value === 'may'
}
