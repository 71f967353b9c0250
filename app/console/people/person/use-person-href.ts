import { useSearchParams } from '@remix-run/react'
import { listParam } from './list-param.ts'

/** Gives addresses of somebody's page that keep from which list one came. */
export function usePersonHref(): (href: string) => string {
  const [params] = useSearchParams()
  const list = params.get(listParam)
  return (href) => withList(href, list)
}

function withList(href: string, list: string | null): string {
  if (!list) return href
  return `${href}${href.includes('?') ? '&' : '?'}${listParam}=${encodeURIComponent(list)}`
}
