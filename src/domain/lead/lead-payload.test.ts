import { expect, it } from 'vitest';
import { someFields, someStoredLead, someSubmission } from '#tests/support/leads.ts';
import { leadPayload } from './lead-payload.ts';

it('is flat and uses the names that other systems expect', () => {
  const lead = someStoredLead({
    vehicle_id: 7,
    location_id: 'city-sales',
    fields: someFields({ additional_services: ['Finance'], autogauge_enabled: true }),
    origin: {
      source: 'Website',
      url: 'https://city.example/cars/x',
      user_agent: 'A browser',
      lead_attributes: { visited_pages: ['/search'], linked_query_params: { utm_source: 'mail' } },
    },
  });
  expect(leadPayload(lead)).toEqual({
    lead_id: lead.id,
    site_slug: 'yard',
    created_at: '2026-03-01T02:03:05.000Z',
    form_completed: true,
    category: 'Vehicle Enquiry',
    dealership_slug: 'yard',
    location_id: 'city-sales',
    car_id: 7,
    car_dealership_id: 'city-sales',
    name: 'Mia',
    last_name: 'Chen',
    email: 'mia@example.com',
    phone: '0491570006',
    additional_services: ['Finance'],
    autogauge_enabled: true,
    source: 'Website',
    url: 'https://city.example/cars/x',
    user_agent: 'A browser',
    lead_attributes: { visited_pages: ['/search'], linked_query_params: { utm_source: 'mail' } },
    opt_in: true,
    subscribe: true,
    consent: someSubmission().consent,
  });
});

it('omits the vehicle if the lead has none', () => {
  const payload = leadPayload(someStoredLead({ location_id: 'city-sales' }));
  expect(payload['car_id']).toBeUndefined();
  expect(payload['car_dealership_id']).toBeUndefined();
});

it('adds the default enquiry values of the vehicle', () => {
  const vehicle = {
    id: 7,
    slug: 'x',
    name: '2019 Mercedes-Benz C200',
    stocknum: 'U100',
    vin: 'WDD2050422R000007',
    nvic: 'ABC19A',
    year: 2019,
    make: 'Mercedes-Benz',
    model: 'C200',
    car_type: 'used',
    status: 'in_stock',
  };
  expect(leadPayload(someStoredLead({ fields: someFields({ vehicle }) }))).toMatchObject({
    stock_number: 'U100',
    manufacturer_slug: 'mercedes-benz',
    'Vehicle Make': 'Mercedes-Benz',
    'Vehicle Model': 'C200',
    car_type: 'used',
    vehicle_status: 'in_stock',
    vin: 'WDD2050422R000007',
    nvic: 'ABC19A',
    year: 2019,
    car_year: 2019,
    car_description: 'Mercedes-Benz C200',
  });
});

it('names what a finance application is about, and the partner among its tags', () => {
  const finance = {
    partner: 'YouX',
    selfAssessedCreditScore: 'DECENT',
    amount: 24_990,
    term: 5,
    whoIsHelping: 'Sam',
    application: 'created',
  } as const;
  expect(leadPayload(someStoredLead({ fields: someFields({ finance }) }))).toMatchObject({
    amount: 24_990,
    term: 5,
    selfAssessedCreditScore: 'DECENT',
    whoIsHelping: 'Sam',
    tags: ['YouX'],
  });
});
