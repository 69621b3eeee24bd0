// Lucene over the documents of the peers, as an HTTP server on loopback:
//   java -cp <jars> LucenePeer.java <documents.tsv> <folder of the index> <results> <field>=<weight> …
// GET /?words=…&latitude=…&longitude=… returns the ids of the best as JSON.
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.FeatureField;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.LatLonDocValuesField;
import org.apache.lucene.document.LatLonPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.store.FSDirectory;

public final class LucenePeer {
  /** How far it looks, in metres, while there are fewer results than a page has. */
  private static final List<Double> DISTANCES = List.of(40_000.0, 150_000.0, Double.POSITIVE_INFINITY);
  /** It stops counting there, and skips what cannot be among the best. */
  private static final int COUNTED = 1_000;
  private static final int THREADS = 8;

  /** Splits into words, in lower case, without accents. */
  private static final Analyzer FOLDED = new Analyzer() {
    @Override
    protected TokenStreamComponents createComponents(String field) {
      StandardTokenizer tokens = new StandardTokenizer();
      return new TokenStreamComponents(tokens, new ASCIIFoldingFilter(new LowerCaseFilter(tokens)));
    }
  };

  private final int results;
  private final Map<String, Float> weights;
  private final IndexSearcher searcher;
  private final LeafReader reader;

  private LucenePeer(FSDirectory index, int results, Map<String, Float> weights) throws IOException {
    this.results = results;
    this.weights = weights;
    searcher = new IndexSearcher(DirectoryReader.open(index));
    reader = searcher.getIndexReader().leaves().get(0).reader();
  }

  public static void main(String[] arguments) throws IOException {
    Map<String, Float> weights = new LinkedHashMap<>();
    for (int at = 3; at < arguments.length; at++) {
      String[] pair = arguments[at].split("=");
      weights.put(pair[0], Float.valueOf(pair[1]));
    }
    FSDirectory index = FSDirectory.open(Path.of(arguments[1]));
    build(index, Path.of(arguments[0]), weights.keySet());
    LucenePeer peer = new LucenePeer(index, Integer.parseInt(arguments[2]), weights);
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", peer::answer);
    server.setExecutor(Executors.newFixedThreadPool(THREADS));
    server.start();
    System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** A line has the id, the fields, the coordinates and the quality. All is merged into one segment. */
  private static void build(FSDirectory index, Path documents, Set<String> fields) throws IOException {
    IndexWriterConfig settings = new IndexWriterConfig(FOLDED).setRAMBufferSizeMB(256);
    try (IndexWriter writer = new IndexWriter(index, settings); var lines = Files.lines(documents)) {
      for (String line : (Iterable<String>) lines::iterator) {
        String[] values = line.split("\t", -1);
        int at = 0;
        Document document = new Document();
        document.add(new NumericDocValuesField("id", Long.parseLong(values[at++])));
        for (String field : fields) document.add(new TextField(field, values[at++], Store.NO));
        double latitude = Double.parseDouble(values[at++]);
        double longitude = Double.parseDouble(values[at++]);
        document.add(new LatLonPoint("point", latitude, longitude));
        document.add(new LatLonDocValuesField("point", latitude, longitude));
        // a feature must be above 0
        document.add(new FeatureField("features", "quality", Math.max(Float.MIN_NORMAL, Float.parseFloat(values[at]))));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    byte[] body;
    int status = 200;
    try {
      body = search(parameters(exchange.getRequestURI().getRawQuery())).toString().getBytes(StandardCharsets.UTF_8);
    } catch (RuntimeException error) {
      status = 500;
      body = error.toString().getBytes(StandardCharsets.UTF_8);
    }
    exchange.sendResponseHeaders(status, body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  private static Map<String, String> parameters(String query) {
    Map<String, String> values = new HashMap<>();
    if (query == null || query.isEmpty()) return values;
    for (String pair : query.split("&")) {
      String[] parts = pair.split("=", 2);
      values.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
    }
    return values;
  }

  /** The nearest distances first; in each the best by words or, without any, by quality. Else those with any word. */
  private Set<Long> search(Map<String, String> asked) throws IOException {
    Set<Long> found = new LinkedHashSet<>();
    String words = asked.get("words");
    String latitude = asked.get("latitude");
    if (words == null && latitude == null) return found;
    for (Occur occurs : words == null ? List.of(Occur.MUST) : List.of(Occur.MUST, Occur.SHOULD)) {
      Query best = words == null ? FeatureField.newSaturationQuery("features", "quality") : match(words, occurs);
      for (double metres : latitude == null ? List.of(Double.POSITIVE_INFINITY) : DISTANCES) {
        if (found.size() >= results) break;
        BooleanQuery.Builder query = new BooleanQuery.Builder().add(best, Occur.MUST);
        if (metres < Double.POSITIVE_INFINITY) query.add(near(latitude, asked.get("longitude"), metres), Occur.FILTER);
        add(query.build(), found);
      }
      if (!found.isEmpty()) break;
    }
    return found;
  }

  private static Query near(String latitude, String longitude, double metres) {
    return LatLonPoint.newDistanceQuery("point", Double.parseDouble(latitude), Double.parseDouble(longitude), metres);
  }

  private void add(Query query, Set<Long> found) throws IOException {
    TopScoreDocCollector collector = TopScoreDocCollector.create(results, COUNTED);
    searcher.search(query, collector);
    for (ScoreDoc hit : collector.topDocs().scoreDocs) {
      NumericDocValues ids = reader.getNumericDocValues("id");
      if (found.size() < results && ids.advanceExact(hit.doc)) found.add(ids.longValue());
    }
  }

  /** Each word counts in the field where it is worth most. */
  private Query match(String text, Occur occurs) throws IOException {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : words(text)) {
      List<Query> inFields = new ArrayList<>();
      for (Map.Entry<String, Float> field : weights.entrySet())
        inFields.add(new BoostQuery(matchIn(field.getKey(), word), field.getValue()));
      all.add(new DisjunctionMaxQuery(inFields, 0), occurs);
    }
    return all.build();
  }

  /** Typing errors are looked for only in words that no field has: one in up to five letters, two in longer words. */
  private Query matchIn(String field, String word) throws IOException {
    for (String other : weights.keySet())
      if (reader.docFreq(new Term(other, word)) > 0) return new TermQuery(new Term(field, word));
    return new FuzzyQuery(new Term(field, word), word.length() < 3 ? 0 : word.length() < 6 ? 1 : 2, 1);
  }

  private static List<String> words(String text) throws IOException {
    List<String> words = new ArrayList<>();
    try (TokenStream tokens = FOLDED.tokenStream("name", text)) {
      CharTermAttribute word = tokens.addAttribute(CharTermAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) words.add(word.toString());
      tokens.end();
    }
    return words;
  }
}
