/** Limits a form's search to the vehicles in stock, which its button counts. */
export function InStockField() {
  return <input type="hidden" name="status" value="in_stock" />;
}
