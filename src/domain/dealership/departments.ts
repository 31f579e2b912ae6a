export const departments = ['sales', 'service', 'parts'] as const;
export type Department = (typeof departments)[number];

export const departmentLabels: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

/** The department of a location. A location without a type sells vehicles. */
export function departmentOf({
  location_type,
}: {
  location_type: Department | '' | undefined;
}): Department {
  return location_type || 'sales';
}
