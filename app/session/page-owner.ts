import { useRouteLoaderData } from '@remix-run/react'

/** The hidden field in which a form says whose page it stands on. */
export const pageOwnerField = 'pagina_de'

type RootData = { pageOwner: string | null } | undefined

/**
 * Gives the sealed owner of this tab's pages: whoever was logged in when it was opened, or logged in here since. Null
 * for visitors.
 */
export const usePageOwner = (): string | null => (useRouteLoaderData('root') as RootData)?.pageOwner ?? null
