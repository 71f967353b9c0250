import type { Plugin } from 'vite'

type Statement = {
  type: string
  declaration?: Statement | null
  declarations?: { init?: { type: string; start: number; end: number } | null }[]
}

/**
 * Leaves what a page's script does not use of the contract out of it. Making a schema or an endpoint is a call, and a bundler
 * keeps calls, for they might do something else; these do not, and are marked so: `z.object({ … })` at the top of a module
 * becomes `/* @__PURE__ *\/ (() => z.object({ … }))()`.
 */
export function withoutUnusedSchemas(): Plugin {
  return {
    name: 'without-unused-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/contract\/[^?]*\.ts$/.test(id)) return null
      const { body } = this.parse(code) as unknown as { body: Statement[] }
      const calls = body
        .flatMap((one) => (one.declaration ?? one).declarations ?? [])
        .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
      let marked = code
      for (const { start, end } of calls.reverse())
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${marked.slice(start, end)})()${marked.slice(end)}`
      return { code: marked, map: null }
    },
  }
}
