import { ButtonLink } from './button.tsx'
import { Cluster } from './layout.tsx'

type Props = {
  /** The first page; null on it. */
  newest: string | null
  /** The next page; null on the last. */
  older: string | null
  words: { newest: string; older: string }
}

/** Shows the ways from a page of a long list to its first and its next one; nothing where there is one page. */
export const PageLinks = ({ newest, older, words }: Props) =>
  newest === null && older === null ? null : (
    <Cluster>
      {newest === null ? null : (
        <ButtonLink href={newest} variant="quiet">
          {words.newest}
        </ButtonLink>
      )}
      {older === null ? null : (
        <ButtonLink href={older} variant="secondary">
          {words.older}
        </ButtonLink>
      )}
    </Cluster>
  )
