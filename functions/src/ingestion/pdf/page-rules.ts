/** Lines of table borders, in points on the upright page. */
export interface Rules {
  across: { y: number; left: number; right: number }[];
  down: { x: number; bottom: number; top: number }[];
}
