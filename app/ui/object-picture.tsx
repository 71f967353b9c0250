import { cx } from './class-names.ts'
import * as css from './object-picture.css.ts'
import activities from './objects/activities.webp'
import apple from './objects/apple.webp'
import calendar from './objects/calendar.webp'
import card from './objects/card.webp'
import cart from './objects/cart.webp'
import coin from './objects/coin.webp'
import comment from './objects/comment.webp'
import document from './objects/document.webp'
import done from './objects/done.webp'
import download from './objects/download.webp'
import edit from './objects/edit.webp'
import eye from './objects/eye.webp'
import feed from './objects/feed.webp'
import gift from './objects/gift.webp'
import help from './objects/help.webp'
import info from './objects/info.webp'
import locked from './objects/locked.webp'
import mail from './objects/mail.webp'
import news from './objects/news.webp'
import party from './objects/party.webp'
import phone from './objects/phone.webp'
import play from './objects/play.webp'
import search from './objects/search.webp'
import star from './objects/star.webp'
import ticket from './objects/ticket.webp'
import tooth from './objects/tooth.webp'
import trophy from './objects/trophy.webp'
import users from './objects/users.webp'
import wait from './objects/wait.webp'
import wallet from './objects/wallet.webp'
import warning from './objects/warning.webp'

const objects = {
  ...{
    activities,
    apple,
    calendar,
    card,
    cart,
    coin,
    comment,
    document,
    done,
    download,
    edit,
    eye,
    feed,
    gift,
    help,
  },
  ...{
    info,
    locked,
    mail,
    news,
    party,
    phone,
    play,
    search,
    star,
    ticket,
    tooth,
    trophy,
    users,
    wait,
    wallet,
  },
  warning,
}
export type ObjectName = keyof typeof objects

type ObjectPictureProps = { name: ObjectName; size?: keyof typeof css.sizes; className?: string }

/** Shows an object that stands for what a place is about: large, with weight and shadow. It decorates; words say it. */
export const ObjectPicture = ({ name, size = 'large', className }: ObjectPictureProps) => (
  <img
    src={objects[name]}
    alt=""
    width={192}
    height={192}
    loading="lazy"
    decoding="async"
    className={cx(css.sizes[size], className)}
  />
)
