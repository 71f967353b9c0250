import type { MetaFunction } from '@remix-run/node'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export { default } from '../../routing/no-page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.errors[404].title, isListed: false })

/** Answers 404: the layout's error boundary says so, with the station's header and footer. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export function action() {
  return loader()
}
