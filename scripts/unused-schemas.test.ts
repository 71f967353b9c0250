import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutUnusedSchemas } from './unused-schemas.ts'

test('calls at the top of a module of the contract are marked as such that nobody misses', () => {
  const { transform } = withoutUnusedSchemas()
  if (typeof transform !== 'function') throw new Error('the plugin has a transform')
  const code =
    "import { z } from 'zod'\nexport const a = z.object({ b: z.string() }), c = 1\nconst d = make()\nrun()"
  const run = (id: string) => transform.call({ parse: parseAst } as never, code, id)
  expect(run('/x/contract/a.ts')).toMatchObject({
    code: "import { z } from 'zod'\nexport const a = /* @__PURE__ */ (() => z.object({ b: z.string() }))(), c = 1\nconst d = /* @__PURE__ */ (() => make())()\nrun()",
  })
  expect(run('/x/app/a.ts')).toBeNull()
})
