import { TextLink } from '../ui/link.tsx'

/** Shows the way to who of the team read what is the member's (GAP-93). */
export const ReadersLink = () => (
  <div>
    <TextLink href="/homepage/acessos-aos-meus-dados" kind="stand" icon="eye">
      Quem viu os meus dados
    </TextLink>
  </div>
)
