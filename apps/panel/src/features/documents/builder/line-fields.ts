/** The fields of a free line, as the server has them. */
export type LineField = 'title' | 'quantity' | 'unit_price' | 'discount';
