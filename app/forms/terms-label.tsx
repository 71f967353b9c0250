import { TextLink } from '../ui/link.tsx'
import { formTexts } from './texts.ts'

/** The label 'Li e aceito os Termos de uso e a Política de privacidade.' Each opens beside the form. */
export function TermsLabel() {
  const [before, terms, between, privacy, after] = formTexts.terms
  return (
    <>
      {before}
      <TextLink href="/termos-de-uso" newWindow>
        {terms}
      </TextLink>
      {between}
      <TextLink href="/politica-de-privacidade" newWindow>
        {privacy}
      </TextLink>
      {after}
    </>
  )
}
