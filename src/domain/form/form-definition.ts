import type { Department } from '#domain/dealership/departments.ts';
import type { FormContext } from './form-context.ts';
import type { FormField, FormStep } from './form-field.ts';

/** A form before the site's settings are applied. */
export interface FormDefinition {
  title: string;
  submit: string;
  category: string;
  subcategory?: string;
  /** The department that receives the form and offers its appointments; by default sales. */
  department?: Department;
  /** Set if the form never asks for marketing consent. */
  withoutMarketing?: true;
  fields(context: FormContext): FormField[];
  /** In a multi-step form, the screens before the one with its own fields. */
  stepsBefore?(context: FormContext): FormStep[];
}
