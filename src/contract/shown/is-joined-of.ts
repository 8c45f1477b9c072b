const longest = 80
/** Room that a joint of the two parts may take. */
const widestJoint = 5

/**
 * Both parts stand in the label, with any text between them. Where they may have no room together with what
 * joins them, the label was cut in some way, and the beginning of one of them is enough.
 */
export function isJoinedOf(label: string, [product = '', number = '']: readonly string[]): boolean {
  const [name, digits] = [product.trim(), number.trim()]
  const rest = label.replace(name, '')
  if (rest !== label && rest.includes(digits)) return true
  const isCut = [...name, ...digits].length + widestJoint > longest
  return isCut && (label.includes(digits) || label.startsWith(name.slice(0, 8)))
}
