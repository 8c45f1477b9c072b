/** What escapes begin with, as UTF-16 units. */
export const [percent, ampersand, tilde, plus] = [0x25, 0x26, 0x7e, 0x2b] as const

/** What follows a percent sign or a backslash where the number of a UTF-16 unit is to come. */
export const isU = (unit: number): boolean => (unit | 0x20) === 0x75
