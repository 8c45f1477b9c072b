/**
 * A rule of the linter: no code puts the id of a requirement together, or takes the id of a judge apart. What a
 * requirement is about is data (`src/contract/about.ts`), and `operation.requirement(…)` finds it.
 */
const message =
  'Ask operation.requirement(…) for what a requirement is about, or look at its origin: ids are names.'

/** `${interface}.${operation}.status`. */
const isIdOfOperation = ({ quasis }) =>
  quasis[0].value.raw === '' &&
  quasis[1]?.value.raw === '.' &&
  /^\.[a-zA-Z\d]/.test(quasis[2]?.value.raw ?? '')

/** `laws/service:${interface}.${operation}`: the case of a law that is named. */
const isIdOfCase = ({ quasis }) => /^laws\/[a-z-]+:/.test(quasis[0].value.raw)

/** Ways to take a text apart at a place in it. */
const cutting = new Set(['split', 'indexOf', 'lastIndexOf', 'replace', 'match', 'at', 'slice'])

/**
 * `id.startsWith('laws/service:')`, `aspect.startsWith('link-')`, `id.endsWith('.answers')`, `id.split('.')`,
 * `id.slice(id.lastIndexOf('.'))`, `breaks.replace(/\.present$/, '')`.
 */
function isTakenApart({ callee, arguments: [part] }) {
  if (callee.type !== 'MemberExpression') return false
  const { name } = callee.property
  // What begins with a dot, or ends there.
  if (cutting.has(name) && part?.regex?.pattern.startsWith('\\.')) return isId(callee.object)
  if (typeof part?.value !== 'string') return false
  if (name === 'startsWith') return /^(laws|rules)\/|^link-/.test(part.value)
  if (cutting.has(name) && /^\.|^[/:]$/.test(part.value) && isId(callee.object)) return true
  return (
    name === 'endsWith' &&
    /^\.[a-z]+([-A-Z][a-zA-Z-]*)?(\.[a-z-]+)?$/.test(part.value) &&
    isId(callee.object)
  )
}

const ids = new Set(['id', 'requirement', 'root', 'dependsOn', 'breaks', 'scenario'])
const isId = (node) => ids.has(node.name ?? node.property?.name)

function create(context) {
  return {
    TemplateLiteral(node) {
      if (isIdOfOperation(node) || isIdOfCase(node)) context.report({ node, message })
    },
    CallExpression(node) {
      if (isTakenApart(node)) context.report({ node, message })
    },
  }
}

export default { create }
