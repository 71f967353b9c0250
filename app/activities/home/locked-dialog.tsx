import { useLocation, useSearchParams } from '@remix-run/react'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLink } from '../../ui/link.tsx'
import * as css from './locked-dialog.css.ts'
import { texts } from './texts.ts'

/** Shows the prerequisites of the activity in `?bloqueada=`, the main button leads to the first (ACT-S07); an address, so it works without scripts. */
export function LockedDialog({ actions }: { actions: readonly ActionCard[] }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const wanted = Number(params.get('bloqueada'))
  const action = actions.find(({ id }) => id === wanted)
  const closeHref = withoutDialog(pathname, params)
  const named = action?.prerequisites.action_prerequisites ?? []
  const [first, ...others] = named
  const more = (action?.prerequisites.left ?? 0) - named.length
  return (
    <Dialog
      open={named.length > 0}
      title={texts.locked.title}
      closeHref={closeHref}
      actions={
        <>
          <ButtonLink href={closeHref} preventScrollReset variant="quiet" width="phone">
            {texts.locked.ok}
          </ButtonLink>
          {first ? (
            <ButtonLink href={`/homepage/atividades/${first.id}`} width="phone">
              {texts.locked.go(first.name)}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <p>{texts.locked.text}</p>
      <ul className={css.list}>
        {first ? <li className={css.first}>{first.name}</li> : null}
        {others.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={`/homepage/atividades/${id}`} kind="stand">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{texts.locked.more(more)}</p> : null}
    </Dialog>
  )
}

/** Gives the address of the page without its dialog. */
function withoutDialog(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('bloqueada')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
