import { Outlet, useRouteLoaderData } from '@remix-run/react'
import { ErrorMessage, useErrorStatus, type WayHome } from '../../routing/error-page.tsx'
import type { loader } from './layout.tsx'
import { texts } from './texts.ts'
import { SitesPage } from './wizard-frame.tsx'

/** Stands before the steps: what goes wrong with one is said on a page of the wizard. */
export default function StepBoundary() {
  return <Outlet />
}

const entry: WayHome = { href: '/criar-estacao', label: texts.backToEntry, reload: false }

export function ErrorBoundary() {
  const isVisitor = useRouteLoaderData<typeof loader>('site/builder/layout')?.isVisitor ?? true
  return (
    <SitesPage isVisitor={isVisitor}>
      <ErrorMessage status={useErrorStatus()} home={entry} />
    </SitesPage>
  )
}
