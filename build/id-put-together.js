/**
 * A rule of the linter: nobody puts the id of a requirement together, or takes the id of a judge apart. What a
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

/** `id.startsWith('laws/service:')`, `aspect.startsWith('link-')`, `id.endsWith('.answers')`. */
function isTakenApart({ callee, arguments: [part] }) {
  if (callee.type !== 'MemberExpression' || typeof part?.value !== 'string') return false
  const { name } = callee.property
  if (name === 'startsWith') return /^(laws|rules)\/|^link-/.test(part.value)
  return (
    name === 'endsWith' &&
    /^\.[a-z]+([-A-Z][a-zA-Z-]*)?(\.[a-z-]+)?$/.test(part.value) &&
    isId(callee.object)
  )
}

const isId = (node) => ['id', 'requirement', 'root'].includes(node.name ?? node.property?.name)

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
