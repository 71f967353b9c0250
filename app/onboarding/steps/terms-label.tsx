import { TextLink } from '../../ui/link.tsx'
import { texts } from '../texts.ts'

/** 'Li e aceito os Termos de uso e a Política de privacidade.' Each opens beside the form. */
export function TermsLabel() {
  const [before, terms, between, privacy, after] = texts.boxes.terms
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

/** 'Li e aceito as regras da promoção.' A station without a document of its own keeps them in the terms. */
export function RulesLabel({ href }: { href: string | undefined }) {
  const [before, rules, after] = texts.boxes.rules
  return (
    <>
      {before}
      <TextLink href={href ?? '/termos-de-uso'} newWindow>
        {rules}
      </TextLink>
      {after}
    </>
  )
}
