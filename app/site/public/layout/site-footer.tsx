import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj'
import { Link } from '@remix-run/react'
import type { WebsiteSettings } from '#contract/site/public/schemas.ts'
import { useStation } from '../../../station/use-station.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Container } from '../../../ui/layout.tsx'
import { cutAddress } from '../cut-address.ts'
import { texts } from '../texts.ts'
import * as css from './site-footer.css.ts'

/** Shows logo, CNPJ, address, mail, documents and Fale Conosco (PUB-16, STN-U02, STN-U03). */
export function SiteFooter({ logo }: { logo: WebsiteSettings['footer']['company_logo'] }) {
  const { name, establishment, contact, behaviour } = useStation()
  const mail = behaviour.fixedSupportMail ?? contact.mail
  return (
    <footer className={css.footer} data-ground="fill">
      <Container className={css.columns}>
        <div className={css.company}>
          {logo ? (
            <img className={css.logo} src={logo} alt={name} height={40} loading="lazy" />
          ) : (
            <p className={css.name}>{name}</p>
          )}
          {establishment ? (
            <p className={css.small}>
              {establishment.fullSocialName}
              <br />
              {texts.footer.cnpj(formatCnpj(establishment.cnpj, { version: 2 }))}
            </p>
          ) : null}
        </div>
        <div>
          <h2 className={css.title}>{texts.footer.contact}</h2>
          <ul className={css.list}>
            {contact.address ? (
              <li className={css.line}>
                <Icon name="mapPin" />
                <span title={contact.address}>{cutAddress(contact.address)}</span>
              </li>
            ) : null}
            {mail ? (
              <li>
                <a className={css.link} href={`mailto:${mail}`}>
                  <Icon name="mail" />
                  {mail}
                </a>
              </li>
            ) : null}
            <li>
              <Link className={css.link} to="/suporte">
                <Icon name="comment" />
                {texts.header.support}
              </Link>
            </li>
          </ul>
        </div>
        <nav aria-label={texts.footer.documents}>
          <h2 className={css.title}>{texts.footer.documents}</h2>
          <ul className={css.list}>
            <li>
              <Link className={css.link} to="/politica-de-privacidade" data-dialog-link>
                {texts.footer.privacy}
              </Link>
            </li>
            <li>
              <Link className={css.link} to="/termos-de-uso" data-dialog-link>
                {texts.footer.terms}
              </Link>
            </li>
            {behaviour.luckyNumbers ? (
              <li>
                <Link className={css.link} to="/sorteios">
                  {texts.footer.draws}
                </Link>
              </li>
            ) : null}
            {behaviour.regulationsPdf ? (
              <li>
                <a className={css.link} href={behaviour.regulationsPdf} type="application/pdf">
                  {texts.footer.regulations}
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
      </Container>
    </footer>
  )
}
