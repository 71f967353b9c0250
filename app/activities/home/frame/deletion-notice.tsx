import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Container } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from './texts.ts'

const page = '/homepage/privacidade/exclusao'

/** Says on each page of a member that their account is about to go, and where they keep it (PPL-31). */
export function DeletionNotice({ at, pathname }: { at: string | undefined; pathname: string }) {
  const { timezone } = useStation()
  // The page itself says it.
  if (at === undefined || pathname === page) return null
  return (
    <Container>
      <Alert tone="warning">
        {texts.deletion.text(formatDateTime(at, timezone))}{' '}
        <TextLink href={page}>{texts.deletion.link}</TextLink>
      </Alert>
    </Container>
  )
}
