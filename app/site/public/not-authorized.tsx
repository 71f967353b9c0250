import { data, type MetaFunction } from '@remix-run/node'
import { ErrorMessage } from '../../routing/error-page.tsx'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.errors[401].title, isListed: false })

/** Answers the page of D1§2.2 for forbidden pages (PUB-22). */
export const loader = () => data(null, { status: 401 })

export default function NotAuthorized() {
  return <ErrorMessage status={401} />
}
