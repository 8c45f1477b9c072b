import { writtenString } from './written-string.js'

/** Strings in several languages and formats: of each kind that the order of languages tells apart. */
export const welcomeStrings = [
  writtenString('welcome', 'greeting', 30_000, {
    default: 'Hello',
    'es-MX': 'Qué tal',
    es: 'Hola',
    'en-GB': 'Good day',
    en: 'Hi there',
  }),
  writtenString('welcome', 'farewell', 25_000, {
    default: 'Goodbye',
    es: 'Adiós',
    'en-GB': 'Cheerio',
    en: 'Bye',
  }),
  writtenString('welcome', 'thanks', 20_000, {
    default: 'Thank you',
    'en-GB': 'Ta very much',
    en: 'Thanks',
  }),
  writtenString('welcome', 'apology', 15_000, { default: 'Excuse us', en: 'Sorry' }),
  writtenString('welcome', 'question', 10_000, {
    default: 'How can we help?',
    fr: 'Que pouvons-nous faire ?',
  }),
  writtenString('welcome', 'overview', 8_000, {
    default: 'Your accounts',
    '@large': 'All your accounts at a glance',
    '@small': 'Accounts',
    es: 'Sus cuentas',
    'es@large': 'Todas sus cuentas a la vista',
  }),
  writtenString('welcome', 'menu', 6_000, { default: 'Main menu', '@small': 'Menu' }),
  writtenString('welcome', '_icon$1', 5_000, { default: 'icon-home' }),
]
