/**
 * From harmless to harmful, what a run may do to a target and what a scenario does to it: reads only; writes that the
 * suite undoes; anything.
 */
export const safetyLevels = ['observe', 'reversible', 'disruptive'] as const

export type SafetyLevel = (typeof safetyLevels)[number]

/** Whether a run at `level` may do what needs `needed`. */
export function allows(level: SafetyLevel, needed: SafetyLevel): boolean {
  return safetyLevels.indexOf(level) >= safetyLevels.indexOf(needed)
}
