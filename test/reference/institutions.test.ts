import { expect } from '@playwright/test'
import { test } from './bank-test.js'

const river = '/banking/institutions/RIVER_CU/accessLocations'
const around = 'latitude=43.6591&longitude=-70.2568'

const namesOf = (items: readonly Readonly<Record<string, unknown>>[]) =>
  items.map(({ name }) => name)

test('locations come the nearest first, with how far they are', async ({ open }) => {
  const bank = await open()
  const { items, body } = await bank.get(`${river}?${around}&radius=3`)
  expect(namesOf(items)).toEqual([
    'Harbor branch',
    'Bayside branch',
    'Ferry terminal ATM',
    'South Portland branch',
  ])
  expect(items.map(({ distance }) => distance)).toEqual(['0.24mi', '0.37mi', '0.47mi', '2.22mi'])
  expect(body['count']).toBe(4)
})

test('kilometers are kilometers, in the radius and in the answer', async ({ open }) => {
  const bank = await open()
  const miles = await bank.get(`${river}?${around}&radius=10mi`)
  const kilometres = await bank.get(`${river}?${around}&radius=16.09km`)
  expect(namesOf(kilometres.items)).toEqual(namesOf(miles.items))
  expect(kilometres.items[0]?.['distance']).toBe('0.38km')
})

test('a postal code is one of the US unless another country is named', async ({ open }) => {
  const bank = await open()
  const search = `${river}?postalCode=04101&radius=5`
  expect(namesOf((await bank.get(search)).items)).toContain('Harbor branch')
  expect((await bank.get(`${search}&countryCode=DE`)).items).toEqual([])
  expect((await bank.get(`${river}?postalCode=99999&radius=5`)).status).toBe(422)
})

for (const [search, status] of [
  ['radius=5', 400],
  ['radius=5&latitude=43.6', 400],
  [around, 400],
  [`${around}&radius=5m`, 400],
  [`${around}&radius=500`, 200],
  [`${around}&radius=500.1`, 422],
  [`${around}&radius=805km`, 200],
  [`${around}&radius=805.1km`, 422],
  [`${around}&radius=5&type=atm|services`, 422],
] as const)
  test(`a search with ${search} is answered with ${status}`, async ({ open }) => {
    const bank = await open()
    expect((await bank.get(`${river}?${search}`)).status).toBe(status)
    expect((await bank.get(`/banking/institutionAccessLocations?${search}`)).status).toBe(status)
  })

test('the deprecated operation answers for the institution of the caller', async ({ open }) => {
  const bank = await open()
  const search = `${around}&radius=50`
  const own = await bank.get(`${river}?${search}`)
  const old = await bank.get(`/banking/institutionAccessLocations?${search}`)
  expect(own.items.length).toBeGreaterThan(9)
  expect(old.items).toEqual(own.items)
  const other = await bank.get(`/banking/institutions/NS/accessLocations?${search}`)
  expect(namesOf(other.items)).toEqual(['North Star, Portland', 'North Star, Scarborough'])
  expect((await bank.get(`/banking/institutions/NOBODY/accessLocations?${search}`)).status).toBe(
    404,
  )
})
